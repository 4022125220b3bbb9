// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/workflows/pegasus_dax.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/workflows/workflow_graph.h"

#include <algorithm>
#include <cmath>

#include <pugixml.hpp>

namespace doppler {

namespace {

/// The job's kinds in a DAX: a program, a planned and an unplanned workflow.
bool isJob(std::string_view element) { return element == "job" || element == "dag" || element == "dax"; }

class DaxReader {
public:
    DaxReader(std::string_view whole, std::string_view graphName) : text(whole)
    {
        parts.builder.setName(std::string(graphName));
    }

    Result<GraphPtr> read()
    {
        pugi::xml_document document;
        const auto parsed =
            document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
        if (!parsed)
            return Error{{DOPPLER_TEXT("core", "line {0}: this is not well-formed XML ({1})"),
                          {std::to_string(lineAt(parsed.offset)), parsed.description()}},
                         {},
                         {}};
        const pugi::xml_node root = document.child("adag");
        if (!root)
            fail(document.first_child(), DOPPLER_TEXT("core", "line {0}: found <{1}>, expected <adag>"),
                 document.first_child().name());
        if (const std::string_view name = root.attribute("name").value(); !name.empty())
            parts.builder.setName(std::string(name));
        readJobs(root);
        readOrder(root);
        if (fault)
            return *std::move(fault);
        addWorkflowEdges(parts);
        return parts.builder.build();
    }

private:
    void readJobs(const pugi::xml_node& root)
    {
        for (const pugi::xml_node& node : root.children())
            if (isJob(node.name()) && !fault)
                readJob(node);
    }

    void readJob(const pugi::xml_node& job)
    {
        const std::string_view id = job.attribute("id").value();
        if (id.empty())
            return fail(job, DOPPLER_TEXT("core", "line {0}: a job without id"));
        const std::uint32_t number = numberOf(id);
        if (parts.vertexOf[number] != WorkflowParts::none)
            return fail(
                job, DOPPLER_TEXT("core", "line {0}: the id {1} occurs twice, expected different ids"), id);
        parts.vertexOf[number] = static_cast<std::uint32_t>(parts.builder.vertexCount());
        Vertex vertex;
        vertex.name = id;
        vertex.op = job.attribute("name").value();
        if (const std::string_view runtime = runtimeOf(job); !runtime.empty())
            vertex.seconds = {{"*", quantity(job, "runtime", runtime)}};
        for (const pugi::xml_node& uses : job.children("uses"))
            readUse(uses);
        parts.builder.addVertex(std::move(vertex));
        parts.inputs.close();
        parts.outputs.close();
    }

    /// The attribute, as generators of synthetic workflows write it, or a profile of Pegasus.
    static std::string_view runtimeOf(const pugi::xml_node& job)
    {
        if (const pugi::xml_attribute runtime = job.attribute("runtime"))
            return trimmed(runtime.value());
        return trimmed(job.find_child_by_attribute("profile", "key", "runtime").text().get());
    }

    void readUse(const pugi::xml_node& uses)
    {
        const pugi::xml_attribute file =
            uses.attribute("file") ? uses.attribute("file") : uses.attribute("name");
        const std::string_view link = uses.attribute("link").value();
        if (!file || (link != "input" && link != "output" && link != "inout"))
            return; // an executable, or a use without a direction
        const std::uint32_t number = parts.files.add(file.value()).first;
        const std::string_view size = trimmed(uses.attribute("size").value());
        if (!size.empty())
            parts.setSize(number, quantity(uses, "size", size));
        if (link != "output")
            parts.inputs.items.push_back(number);
        if (link != "input")
            parts.outputs.items.push_back(number);
    }

    /// The elements <child ref=...><parent ref=.../></child>, in any order.
    void readOrder(const pugi::xml_node& root)
    {
        const std::size_t count = parts.builder.vertexCount();
        std::vector<std::vector<std::uint32_t>> parentsOf(count);
        for (const pugi::xml_node& child : root.children("child"))
            if (const auto to = jobOf(child, "child"))
                for (const pugi::xml_node& parent : child.children("parent"))
                    if (jobOf(parent, "parent"))
                        parentsOf[*to].push_back(numberOf(parent.attribute("ref").value()));
        for (const auto& parents : parentsOf) {
            parts.parents.items.insert(parts.parents.items.end(), parents.begin(), parents.end());
            parts.parents.close();
            parts.children.close();
        }
        if (!root.child("child"))
            orderByFiles(parts);
    }

    std::optional<std::uint32_t> jobOf(const pugi::xml_node& node, const char* element)
    {
        const std::string_view id = node.attribute("ref").value();
        const auto known = parts.tasks.find(id);
        if (known && parts.vertexOf[*known] != WorkflowParts::none)
            return parts.vertexOf[*known];
        fail(node, DOPPLER_TEXT("core", "line {0}: the {2} refers to \"{1}\", expected the id of a job"), id,
             element);
        return std::nullopt;
    }

    std::uint32_t numberOf(std::string_view id)
    {
        const std::uint32_t number = parts.tasks.add(id).first;
        parts.vertexOf.resize(parts.tasks.size(), WorkflowParts::none);
        return number;
    }

    double quantity(const pugi::xml_node& at, const char* attribute, std::string_view value)
    {
        double number = 0;
        if (!parseNumber(value, number) || !std::isfinite(number) || number < 0)
            fail(at, DOPPLER_TEXT("core", "line {0}: {1} is \"{2}\", expected a finite number of at least 0"),
                 attribute, value);
        return number;
    }

    [[nodiscard]] std::size_t lineAt(std::ptrdiff_t offset) const
    {
        const std::string_view before =
            text.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
        return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    }

    void fail(const pugi::xml_node& at, const char* sentence, std::string_view found = {},
              std::string_view more = {})
    {
        if (!fault)
            fault =
                Error{{sentence, {std::to_string(lineAt(at.offset_debug())), excerpt(found), excerpt(more)}},
                      {},
                      {}};
    }

    std::string_view text;
    WorkflowParts parts;
    std::optional<Error> fault;
};

} // namespace

Result<GraphPtr> readPegasusDax(std::string_view text, std::string_view name)
{
    return DaxReader(text, name).read();
}

GraphFormat pegasusDaxFormat()
{
    GraphFormat format;
    format.id = "dax";
    format.name = "Pegasus DAX";
    format.extensions = ".dax";
    format.sniff = [](std::string_view text) {
        const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
        return first != std::string_view::npos && text[first] == '<' &&
                       text.find("<adag") != std::string_view::npos
                   ? Match::Yes
                   : Match::No;
    };
    format.read = [](std::string_view text, const ReadRequest& ask) {
        return readPegasusDax(text, ask.name);
    };
    return format;
}

} // namespace doppler

// A WordPress that answers as the real one does, for tests and the bench: lists with their headers and errors, menus, the
// options of ACF, and uploads. What it answers can be made wrong.
import { createServer } from "node:http";

const HTML = { "content-type": "text/html; charset=UTF-8" };

/** Starts it. What is in `data` may be changed at any time; `fault` answers in its place where it returns true. */
export async function startWordpress(data) {
  const state = { data, fault: undefined, requests: [] };
  const server = createServer((request, response) => {
    const url = new URL(request.url, "http://localhost");
    state.requests.push(url.pathname + decodeURIComponent(url.search));
    if (state.fault?.(url, response, request) !== true) answer(state, url, response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const home = `http://127.0.0.1:${server.address().port}`;
  return Object.assign(state, {
    home,
    base: `${home}/wp-json`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  });
}

function answer({ data, ...state }, url, response) {
  const home = state.home;
  const path = url.pathname;
  const upload = data.files?.[path];
  if (upload) return void response.writeHead(200, { "content-type": upload.type }).end(upload.bytes);
  const kind = /^\/wp-json\/wp\/v2\/(posts|pages|categories|users|media)$/.exec(path)?.[1];
  if (kind === "posts" || kind === "pages") return list(data, kind, home, url, response);
  if (kind) return few(shownOf(data, kind, url), home, kind, url, response);
  const menu = /^\/wp-json\/menus\/v1\/menu\/(\d+)$/.exec(path)?.[1];
  if (menu && data.menus?.[menu])
    return json(response, 200, JSON.parse(withHome(JSON.stringify(data.menus[menu]), home)));
  if (path === "/wp-json/acf/v2/options") return json(response, 200, { acf: data.options ?? false });
  if (path.startsWith("/wp-json/"))
    return json(
      response,
      404,
      wpError("rest_no_route", "No route was found matching the URL and request method.", 404),
    );
  response.writeHead(404, HTML).end("<!doctype html><title>Page not found</title>");
}

const wpError = (code, message, status) => ({ code, message, data: { status } });

export function json(response, status, value, headers = {}) {
  response
    .writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers })
    .end(JSON.stringify(value));
}

const withHome = (text, home) => text.replaceAll("{home}", home);

function list(data, kind, home, url, response) {
  const query = url.searchParams;
  const size = Number(query.get("per_page") ?? 10);
  const page = Number(query.get("page") ?? 1);
  if (size > 100) return json(response, 400, wpError("rest_invalid_param", "Invalid parameter(s): per_page", 400));
  if ((query.get("status") ?? "publish") !== "publish")
    return json(response, 400, wpError("rest_invalid_param", "Invalid parameter(s): status", 400));
  const include = query.get("include")?.split(",").map(Number);
  const after = query.get("modified_after");
  const category = query.get("categories");
  // With `leaks` it answers what it should not, as a plugin can make it.
  let found = (data[kind] ?? []).filter((entry) => data.leaks || (entry.status ?? "publish") === "publish");
  if (include) found = found.filter(({ id }) => include.includes(id));
  if (category) found = found.filter(({ categories = [] }) => categories.includes(Number(category)));
  if (after) found = found.filter(({ modified }) => Date.parse(`${modified}Z`) > Date.parse(after));
  const by = query.get("orderby") ?? "date";
  const key = by === "id" ? ({ id }) => id : ({ [by]: value }) => value;
  const sign = query.get("order") === "asc" ? 1 : -1;
  found = [...found].sort((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : a.id - b.id));
  const pages = Math.ceil(found.length / size);
  if (page > Math.max(1, pages))
    return json(
      response,
      400,
      wpError(
        "rest_post_invalid_page_number",
        "The page number requested is larger than the number of pages available.",
        400,
      ),
    );
  const shown = found.slice((page - 1) * size, page * size);
  const fields = query.get("_fields")?.split(",");
  const answers = shown.map((entry) => pick(entryAnswer(data, kind, entry, query.has("_embed")), fields));
  response.writeHead(200, {
    "content-type": "application/json; charset=UTF-8",
    "x-wp-total": String(found.length),
    "x-wp-totalpages": String(pages),
    link: `<${home}/wp-json/>; rel="https://api.w.org/"`,
  });
  response.end(withHome(JSON.stringify(answers), home));
}

/** The fields that are asked for; `content.protected` is a part of one. */
function pick(answer, fields) {
  if (!fields) return answer;
  const found = {};
  for (const [name, part] of fields.map((field) => field.split(".")))
    if (name in answer) found[name] = part ? { ...found[name], [part]: answer[name][part] } : answer[name];
  return found;
}

function entryAnswer(data, kind, entry, embed) {
  const {
    id,
    slug,
    title,
    content = "",
    excerpt = "",
    modified,
    date = modified,
    status = "publish",
    password,
  } = entry;
  const isLocked = password !== undefined;
  const {
    categories = [],
    author = 1,
    picture,
    link = `{home}/${kind === "posts" ? "blog/" : ""}${slug}/`,
    more = {},
  } = entry;
  const terms = categories.map((wanted) => data.categories?.find((category) => category.id === wanted)).filter(Boolean);
  const user = data.users?.find((candidate) => candidate.id === author);
  const media = data.media?.find((candidate) => candidate.id === picture);
  return {
    id,
    date,
    date_gmt: date,
    guid: { rendered: `{home}/?p=${id}` },
    modified,
    modified_gmt: modified,
    slug,
    status,
    type: kind === "posts" ? "post" : "page",
    link,
    title: { rendered: title },
    content: { rendered: isLocked && !data.leaks ? "" : content, protected: isLocked },
    excerpt: { rendered: isLocked ? "" : excerpt, protected: isLocked },
    author,
    featured_media: picture ?? 0,
    categories,
    ...more,
    ...(embed && {
      _embedded: {
        author: [user ?? wpError("rest_user_invalid_id", "Invalid user ID.", 404)],
        "wp:term": [
          terms.map(({ id: own, slug: name, name: label }) => ({
            id: own,
            slug: name,
            name: label,
            taxonomy: "category",
          })),
          [],
        ],
        ...(media && { "wp:featuredmedia": [media] }),
      },
    }),
  };
}

/** Categories without posts are left out where that is asked for. */
function shownOf(data, kind, url) {
  const entries = data[kind] ?? [];
  if (kind !== "categories" || url.searchParams.get("hide_empty") !== "true") return entries;
  const used = (data.posts ?? []).filter(({ status = "publish" }) => status === "publish");
  return entries.filter(({ id }) => used.some(({ categories = [] }) => categories.includes(id)));
}

/** Lists that are short: categories, users, media. */
function few(entries, home, kind, url, response) {
  const link = ({ slug }) => `{home}/${kind === "categories" ? "category" : kind}/${slug}/`;
  const fields = url.searchParams.get("_fields")?.split(",");
  const answers = entries.map((entry) => pick({ link: link(entry), ...entry }, fields));
  json(response, 200, JSON.parse(withHome(JSON.stringify(answers), home)), {
    "x-wp-total": String(entries.length),
    "x-wp-totalpages": "1",
  });
}

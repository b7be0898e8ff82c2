import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { makeSite, writePost } from "./makeSite.js";
import { control, openSite, print } from "./site.js";

/** Sizes that show what grows faster than its work. */
export const CURVE = [
  ...[50, 250, 1000, 2500, 5000, 10_000].map((posts) => ({ posts, countries: 1 })),
  ...[1, 4, 20, 50, 200].map((countries) => ({ posts: 0, countries })),
];

/** Time, memory and bytes of each size, once each; a control tells how fast the machine was. */
export async function measureCurve(work, sizes) {
  print("  posts  countries  pages   cold s  ms/page  peak MB  no change s  summary s  text s   out MB  control ms");
  const points = [];
  for (const { posts, countries } of sizes) {
    const root = join(work, `curve-${posts}-${countries}`);
    makeSite(root, posts, countries);
    const site = openSite(root);
    const speed = control();
    const cold = await site.cold();
    const same = await site.build();
    // Where there are no posts, this adds one.
    writePost(root, 7, { summary: "in another sentence" });
    const summary = await site.build();
    writePost(root, 7, { summary: "in another sentence", edition: 1 });
    const text = await site.build();
    const { files, bytes } = outputOf(join(root, "dist"));
    const point = { posts, countries, pages: files, cold, same, summary, text, bytes, control: speed };
    points.push(point);
    const cell = (value, width, digits = 2) => value.toFixed(digits).padStart(width);
    print(
      `${cell(posts, 7, 0)}${cell(countries, 11, 0)}${cell(files, 7, 0)}${cell(cold.seconds, 9)}` +
        `${cell((cold.seconds / files) * 1000, 9)}${cell(cold.peakMb, 9, 0)}${cell(same.seconds, 13)}` +
        `${cell(summary.seconds, 11)}${cell(text.seconds, 8)}${cell(bytes / 1e6, 9, 1)}${cell(speed, 12, 0)}`,
    );
  }
  return points;
}

function outputOf(folder) {
  const pages = { files: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    pages.bytes += statSync(join(entry.parentPath, entry.name)).size;
    if (entry.name.endsWith(".html")) pages.files += 1;
  }
  return pages;
}

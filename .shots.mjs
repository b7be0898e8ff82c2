import { chromium } from "playwright";
const [origin, out, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, viewport] of [
  ["d", { width: 1440, height: 900 }],
  ["p", { width: 390, height: 844 }],
]) {
  const c = await b.newContext({ viewport, reducedMotion: "reduce" });
  for (const path of paths) {
    const p = await c.newPage();
    p.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(path, name, m.text()));
    p.on("pageerror", (e) => console.log(path, name, e.message));
    p.on(
      "request",
      (r) => !r.url().startsWith(origin) && !r.url().startsWith("data:") && console.log("request", r.url()),
    );
    await p.goto(origin + path);
    await p.waitForTimeout(900);
    const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log(path, name, "wide", wide);
    await p.screenshot({ path: `${out}/${name}${path.replace(/[/?]/g, "_")}.png`, fullPage: true });
    await p.close();
  }
}
await b.close();

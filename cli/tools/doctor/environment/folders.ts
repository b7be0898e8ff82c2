import { accessSync, constants } from "node:fs";
import { relative } from "node:path";
import { failed, ok, type Check, type Subject } from "../check.ts";
import { nearest } from "./disk.ts";

/** Whether a build may write where it has to. */
export const checkFolders = ({ project: { root, out, work, deploy } }: Subject): Check => ({
  name: "folders",
  run() {
    const folders = [out, work, deploy];
    const closed = folders.map(nearest).filter((folder) => !isWritable(folder));
    const names = folders.map((folder) => relative(root, folder) || ".").join(", ");
    if (closed.length === 0) return ok(`${names} can be written`);
    return failed(
      `${[...new Set(closed)].join(", ")} can't be written`,
      "Check owner and permissions; a build by another user, such as root, may have made it.",
    );
  },
});

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

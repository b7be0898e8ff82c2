import CMS from "@sveltia/cms";
import { EDITOR_TOKEN, type EditorConfig, LOCAL_BACKEND } from "../../runtime/site/editor.ts";
import { registerFormats } from "./formats.ts";
import { sendReadTexts } from "./sendReadTexts.ts";

/** Under this name the CMS keeps who is signed in. */
const ACCOUNT = "sveltia-cms.user";

const answer = await fetch("config.json");
const config = (await answer.json()) as EditorConfig;
const token = document.querySelector<HTMLMetaElement>(`meta[name="${EDITOR_TOKEN}"]`)?.content;
// On this machine nobody has to sign in: the server's page says the token of its API.
if (token) {
  localStorage.setItem(ACCOUNT, JSON.stringify({ backendName: LOCAL_BACKEND, token }));
  sendReadTexts();
}
registerFormats(CMS, config);
CMS.init({ config: { ...config, load_config_file: false } as NonNullable<Parameters<typeof CMS.init>[0]>["config"] });

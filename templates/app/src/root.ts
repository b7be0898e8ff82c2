import "@runtime/styles/root.scss";
import "@runtime/root/root.ts";

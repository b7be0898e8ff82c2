import "@runtime/root/rootChoice.ts";

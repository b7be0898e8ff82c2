import "@runtime/root/notFound.ts";

declare module "netlify-redirector" {
  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  interface Engine {
    match(request: Request): { to: string; status: number; force: boolean } | null;
  }
  const redirector: { parseJSON(rules: string, options: object): Promise<Engine> };
  export default redirector;
}

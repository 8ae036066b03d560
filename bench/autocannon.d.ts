// The part of autocannon that the benches use; the package has no types of its own.
declare module 'autocannon' {
  type Request = { path: string };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
    /** Made anew for each request of every connection. */
    requests: { setupRequest: (request: Request) => Request }[];
  };
  type Result = { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}

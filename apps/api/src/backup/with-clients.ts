import { Client } from 'pg';

/** Connects that many times, and ends all connections after the work. */
export async function withClients<T>(
  url: string,
  count: number,
  work: (clients: Client[]) => Promise<T>,
): Promise<T> {
  const clients = Array.from(
    { length: count },
    () => new Client({ connectionString: url, application_name: 'haat backup' }),
  );
  try {
    // A connection that breaks between two statements would otherwise end the process. The next statement reports it.
    for (const client of clients) client.on('error', () => undefined);
    await Promise.all(clients.map((client) => client.connect()));
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

// A name server on this machine. Tests choose its answers.
import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';

export interface DnsServer {
  /** For `Resolver.setServers`. */
  readonly address: string;
  /** The names of the questions. Each name is asked for twice: for IPv4 and for IPv6. */
  readonly asked: string[];
  close(): void;
}

const typeA = 1;
const headerBytes = 12;

/** Without addresses for a name, its questions aren't answered. */
export async function openDnsServer(
  addressesOf: (name: string) => readonly string[] | undefined,
): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, { port, address }) => {
    const { name, type, end } = questionOf(message);
    asked.push(name);
    const found = type === typeA ? addressesOf(name)?.filter(isIPv4) : addressesOf(name) && [];
    if (found) socket.send(answerTo(message.subarray(0, end), found), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => socket.close() };
}

/** The first one (RFC 1035, 4.1.2). */
function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const header = Buffer.from(question.subarray(0, headerBytes));
  header.writeUInt16BE(0x81_80, 2); // an answer, of a server that may be asked for any name
  header.writeUInt16BE(addresses.length, 6);
  header.writeUInt32BE(0, 8);
  // The name of the question, type A, internet, 60 s, four bytes.
  const record = Buffer.from([0xc0, headerBytes, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4]);
  const records = addresses.flatMap((address) => [record, Buffer.from(address.split('.').map(Number))]);
  return Buffer.concat([header, question.subarray(headerBytes), ...records]);
}

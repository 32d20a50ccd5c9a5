// A request that is sent in two parts, so that it is under way for as long as a test wants.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export async function openRequest(port: number, path: string, body: string) {
  const socket = await open(port);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body.slice(0, 4),
  ];
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('error', reject).once('close', () => resolve(text));
  });
  socket.write(head.join('\r\n'));
  return {
    /** All that came back until the server closed the connection. */
    answer,
    sendRest: () => socket.write(body.slice(4)),
    /** Waits until the server takes no new connection. */
    untilRefusedElsewhere: async () => {
      while (await isOpen(port)) await pause(10);
    },
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

async function isOpen(port: number): Promise<boolean> {
  try {
    (await open(port)).destroy();
    return true;
  } catch {
    return false;
  }
}

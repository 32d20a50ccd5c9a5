// A request whose body is held back, so that it lasts as long as a test needs.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Settles when the server has accepted the request and waits for its body. */
export async function openRequest(port: number, path: string, body: string) {
  const socket = connect(port, '127.0.0.1');
  let told = '';
  socket.on('data', (chunk) => {
    told += chunk;
  });
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('error', reject).once('close', () => resolve(told.replace(CONTINUE, '')));
  });
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  while (!told.startsWith(CONTINUE)) await pause(10);
  return {
    /** Everything received until the server closed the connection. */
    answer,
    sendBody: () => socket.write(body),
  };
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

/** Waits until nothing accepts connections there. */
export async function untilClosed(port: number): Promise<void> {
  while (await isOpen(port)) await pause(10);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

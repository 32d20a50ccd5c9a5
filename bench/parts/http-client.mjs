// A small HTTP client: one request at a time on each connection. It costs less than `fetch`, which matters because it
// shares the cores with the measured server. It only reads answers with a Content-Length.
import { connect } from 'node:net';

const END = Buffer.from('\r\n\r\n');

export class Connection {
  #socket;
  #received = Buffer.alloc(0);
  #settle;

  /** @param {string} url */
  constructor(url) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#settle?.reject(error));
    this.#socket.on('close', () => this.#settle?.reject(new Error('the server closed the connection')));
  }

  /** @param {string} text the whole request, see `requestText` */
  send(text) {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close() {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #take(chunk) {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(END);
    if (headEnd < 0) return;
    const head = this.#received.latin1Slice(0, headEnd);
    const status = Number(head.slice(9, 12));
    const length = status === 304 || status === 204 ? 0 : lengthOf(head);
    if (length === undefined) return this.#settle?.reject(new Error(`no Content-Length: ${head}`));
    const bodyStart = headEnd + END.length;
    if (this.#received.length < bodyStart + length) return;
    const body = this.#received.utf8Slice(bodyStart, bodyStart + length);
    this.#received = Buffer.alloc(0);
    this.#settle?.resolve({ status, head, body });
  }
}

function lengthOf(head) {
  const found = /\r\ncontent-length: *(\d+)/i.exec(head);
  return found ? Number(found[1]) : undefined;
}

/** @param {{ method?: string, path: string, token?: string, body?: unknown, headers?: Record<string, string> }} request */
export function requestText({ method, path, token, body, headers = {} }) {
  const content = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method ?? (body === undefined ? 'GET' : 'POST')} ${path} HTTP/1.1`, 'Host: haat'];
  if (token) lines.push(`Authorization: Token ${token}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined)
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`);
  return `${lines.join('\r\n')}\r\n\r\n${content}`;
}

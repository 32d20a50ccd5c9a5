// An XMLHttpRequest for `platform/upload.ts`. The fake API answers it.
export class FakeUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  #method = '';
  #path = '';
  #isAborted = false;
  readonly #headers = new Headers();

  open(method: string, path: string): void {
    this.#method = method;
    this.#path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#isAborted = true;
    this.onabort?.();
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 4 });
    fetch(this.#path, { method: this.#method, headers: this.#headers, body })
      .then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        if (!this.#isAborted) this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

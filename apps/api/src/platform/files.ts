/** Where bytes are kept under a name that never changes its contents. */
export interface Files {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
}

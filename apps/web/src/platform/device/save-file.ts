// Saves a text as a file. The phone app has no downloads, so it offers the file in the share sheet.
interface SavedFile {
  readonly name: string;
  readonly text: string;
  readonly type: string;
}

type Saver = (file: SavedFile) => void;

let saver: Saver = download;

export function setFileSaver(save: Saver | undefined): void {
  saver = save ?? download;
}

export const saveFile = (file: SavedFile): void => saver(file);

function download({ name, text, type }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser keeps the bytes once the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

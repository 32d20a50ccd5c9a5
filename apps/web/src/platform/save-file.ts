// Saves a file through the browser's download.
export function saveFile(name: string, text: string, type: string): void {
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

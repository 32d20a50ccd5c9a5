// Records speech with the device's microphone.

export interface Recording {
  /** Ends it. `sound` then has it. */
  readonly stop: () => void;
  /** Undefined when it was dropped. */
  readonly sound: Promise<Blob | undefined>;
  /** Ends it and forgets it. */
  readonly drop: () => void;
}

/** The server takes these. Speech needs few bits, so that 20 seconds stay far below its limit. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
const bitsPerSecond = 32_000;

const typeOfThisBrowser = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : types.find((type) => MediaRecorder.isTypeSupported(type));

/** Browsers offer the microphone only on pages with TLS. */
export const canRecord = (): boolean =>
  navigator.mediaDevices !== undefined && typeOfThisBrowser() !== undefined;

/** Starts after the person has allowed it, and ends by itself after `atMostMs`. Rejects when they refuse. */
export async function startRecording(atMostMs: number): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, {
    mimeType: typeOfThisBrowser() ?? '',
    audioBitsPerSecond: bitsPerSecond,
  });
  const parts: Blob[] = [];
  let isDropped = false;
  const sound = new Promise<Blob | undefined>((resolve) => {
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
      resolve(isDropped ? undefined : new Blob(parts, { type: recorder.mimeType }));
    };
  });
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setTimeout(stop, atMostMs);
  const drop = (): void => {
    isDropped = true;
    stop();
  };
  recorder.start();
  return { stop, sound, drop };
}

// The length of a sound and how loud it is over time, from the browser's decoder.
import { useEffect, useState } from 'react';

export interface Wave {
  readonly seconds: number;
  /** From 0 to 1. */
  readonly peaks: readonly number[];
}

const bars = 32;

async function readWave(sound: Blob): Promise<Wave> {
  const decoder = new OfflineAudioContext(1, 1, 48_000);
  const decoded = await decoder.decodeAudioData(await sound.arrayBuffer());
  const samples = decoded.getChannelData(0);
  const width = Math.max(1, Math.floor(samples.length / bars));
  const loudness = Array.from({ length: bars }, (_, bar) =>
    samples
      .subarray(bar * width, (bar + 1) * width)
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
  const loudest = Math.max(...loudness, 0.01);
  return { seconds: decoded.duration, peaks: loudness.map((peak) => peak / loudest) };
}

/** Undefined until it is decoded, and where the browser can't decode it. It may still play. */
export function useWave(sound: Blob): Wave | undefined {
  const [wave, setWave] = useState<Wave>();
  // Outside system: the browser's decoder.
  useEffect(() => {
    let isHere = true;
    if (typeof OfflineAudioContext === 'undefined') return undefined;
    readWave(sound).then(
      (read) => isHere && setWave(read),
      (error: unknown) => console.warn('Could not draw a sound', error),
    );
    return () => {
      isHere = false;
    };
  }, [sound]);
  return wave;
}

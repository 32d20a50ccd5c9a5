// A short sound for new needs, and whether this device wants it. Browsers allow it once somebody has touched the page.
const key = 'ring';
const notesHz = [660, 880];
const noteSeconds = 0.25;

let audio: AudioContext | undefined;

export const isRingOn = (): boolean => localStorage.getItem(key) === 'on';

export function setRing(isOn: boolean): void {
  if (isOn) localStorage.setItem(key, 'on');
  else localStorage.removeItem(key);
}

export async function ring(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  for (const [at, hertz] of notesHz.entries()) {
    const tone = new OscillatorNode(audio, { frequency: hertz });
    tone.connect(new GainNode(audio, { gain: 0.3 })).connect(audio.destination);
    tone.start(audio.currentTime + at * noteSeconds);
    tone.stop(audio.currentTime + (at + 1) * noteSeconds);
  }
}

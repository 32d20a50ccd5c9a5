// Plays a sound, which is drawn as a wave with its length.
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useObjectUrl } from '../../../platform/device/object-url.ts';
import { useWave, type Wave } from '../../../platform/sound/sound-wave.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { files as words } from '../files.messages.ts';
import styles from './sound-player.module.css';

interface SoundPlayerProps {
  readonly sound: Blob;
  /** Of the button, such as 'Play directions'. */
  readonly name: string;
}

export function SoundPlayer({ sound, name }: SoundPlayerProps) {
  const url = useObjectUrl(sound);
  const wave = useWave(sound);
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [played, setPlayed] = useState(0);
  const Sign = isPlaying ? IconPlayerPause : IconPlayerPlay;
  const press = (): void => {
    // A browser that can't play it leaves the button as it is.
    if (isPlaying) audio.current?.pause();
    else void audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <div className={styles.player}>
      <Button kind="plain" className={styles.play} icon={<Sign size="1.25rem" aria-hidden />} onClick={press}>
        {isPlaying ? words.pause : name}
      </Button>
      {wave && <Bars wave={wave} played={isPlaying ? played : 0} />}
      {/* biome-ignore lint/a11y/useMediaCaption: somebody's own words, which nobody has written down */}
      <audio
        ref={audio}
        src={url}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setPlayed(currentTarget.currentTime)}
      />
    </div>
  );
}

/** `played` is in seconds. */
const Bars = ({ wave: { seconds, peaks }, played }: { readonly wave: Wave; readonly played: number }) => (
  <>
    <svg
      className={styles.wave}
      viewBox={`0 0 ${peaks.length * 4} 24`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {peaks.map((peak, bar) => {
        const height = Math.max(2, peak * 24);
        const isPlayed = bar / peaks.length < played / seconds;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
            key={bar}
            x={bar * 4}
            y={(24 - height) / 2}
            width={2.5}
            height={height}
            rx={1.25}
            className={isPlayed ? styles.played : undefined}
          />
        );
      })}
    </svg>
    <span className={styles.length}>{words.soundLength(seconds)}</span>
  </>
);

import { useRef, useState } from 'react';
import { IconButton } from '../../components/controls/button.tsx';
import { Pause, Play } from '../../components/controls/icons.tsx';
import { prefersReducedMotion } from '../../prefers-reduced-motion.browser.ts';
import * as t from '#texts/home.ts';

/** The banner's film over its picture; it appears once it really plays, and can be stopped (WCAG 2.2.2). */
export function BannerFilm({ addresses }: { readonly addresses: readonly string[] }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  return (
    <>
      <video
        ref={film}
        muted
        loop
        autoPlay
        playsInline
        aria-hidden="true"
        onPlaying={() => {
          setPlaying(true);
          setSeen(true);
        }}
        onPause={() => setPlaying(false)}
        className={`absolute inset-0 size-full object-cover transition-opacity duration-700 ${wasSeen ? '' : 'opacity-0'}`}
      >
        {addresses.map((address) => (
          <source key={address} src={address} type={`video/${address.split('.').at(-1) ?? ''}`} />
        ))}
      </video>
      {wasSeen && (
        <IconButton
          label={isPlaying ? t.pauseFilm : t.playFilm}
          onClick={() => void (isPlaying ? film.current?.pause() : film.current?.play())}
          className="absolute bottom-3 left-3 z-10 rounded-full bg-paper/90 text-ink"
        >
          {isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
        </IconButton>
      )}
    </>
  );
}

/** Not for visitors who prefer less motion or data. */
export function wantsFilm(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (
    !prefersReducedMotion() && connection?.saveData !== true && !/2g|3g/.test(connection?.effectiveType ?? '')
  );
}

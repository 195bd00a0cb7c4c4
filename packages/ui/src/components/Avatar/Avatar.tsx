import { type HTMLAttributes, type Ref, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../words/useLocale.ts';
import { AvatarElement } from './Avatar.styles.ts';
import { initialsOf } from './initialsOf.ts';

export const avatarSizes = ['small', 'default', 'large'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** The person's or company's name, from which the initials come. */
  readonly name: string;
  /** The address of a picture; without one, or where it does not load, the initials show. */
  readonly src?: string | undefined;
  /** A small one has room for one letter. @default 'default' */
  readonly size?: AvatarSize | undefined;
  /** The name is in the text next to it, so screen readers need not say it twice. @default false */
  readonly isDecorative?: boolean | undefined;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A person's outline, for a name without letters. */
const person = (
  <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7" strokeLinecap="round" />
  </svg>
);

/**
 * A person as a picture, or as initials.
 *
 * - **Also called:** initials, profile picture.
 * - **When to use it:** Next to a name, in lists, comments and menus.
 * - **When not:** The name alone says it in a table of many rows: text.
 */
export function Avatar({
  name,
  src,
  size = 'default',
  isDecorative = false,
  ...rest
}: AvatarProps) {
  const locale = useLocale();
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // What a server rendered may have failed before there was a listener.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(src);
  }, [src]);
  const label = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <AvatarElement {...label} {...rest} $size={size}>
      {src !== undefined && src !== failed ? (
        <img ref={image} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initialsOf(name, locale, size === 'small' ? 1 : 2) || person
      )}
    </AvatarElement>
  );
}

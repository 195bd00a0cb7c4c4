import type { ReactNode } from 'react';
import { appFrameWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';

/** Where the navigation of a frame is: at the side, at the top, or nowhere. */
const appFrameLayouts = ['side', 'top', 'banner'] as const;
export type AppFrameLayout = (typeof appFrameLayouts)[number];

export interface AppFrameProps extends RootProps<HTMLDivElement> {
  /** Where the navigation is. @default 'side' */
  readonly layout?: AppFrameLayout | undefined;
  /** A `SideNavigation` or a `TopNavigation`; none with a banner. */
  readonly navigation?: ReactNode;
  /** The content of the bar, from its start to its end. */
  readonly bar: ReactNode;
  /** A `Footer`. */
  readonly footer?: ReactNode;
  /** The first stop of the keyboard, which leads past the navigation. @default 'Skip to main content' */
  readonly skipText?: string | undefined;
  /** The page; it is in the `main` of the document, whose id is `main`. */
  readonly children: ReactNode;
}

const classes = { side: 'frame', top: 'frame frame-top', banner: 'frame frame-banner' } as const;

/**
 * The frame of an app: navigation, bar, page and footer, styled by `frameCss()` before any script.
 *
 * - **Also called:** app shell, page layout.
 * - **When to use it:** Once an app: navigation at the side or on top, a bar, the page, a footer.
 *   Put `frameCss()`, or the file `frame.css`, into the document.
 * - **When not:** A part of a page: `Card`.
 * - **Keys:**
 *   - Enter: On the first stop: skips the navigation.
 */
export function AppFrame({
  layout = 'side',
  navigation,
  bar,
  footer,
  skipText,
  children,
  className,
  ...root
}: AppFrameProps) {
  const words = useWords('AppFrame', appFrameWords);
  const isTop = layout === 'top';
  return (
    <div {...root} className={joinClasses(classes[layout], className)}>
      <a className="frame-skip" href="#main">
        {skipText ?? words.skip}
      </a>
      {!isTop && navigation}
      <header className="frame-bar">{bar}</header>
      {isTop && navigation}
      <main className="frame-main" id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

export interface BrandProps extends RootProps<HTMLAnchorElement> {
  /** Where it leads: home. */
  readonly href: string;
  /** An SVG of 28 px; decoration, because the name is next to it. */
  readonly mark?: ReactNode;
  /** Whose app it is. */
  readonly name: string;
}

/** The mark and the name of whose app it is, a link home. */
export function Brand({ href, mark, name, className, ...root }: BrandProps) {
  return (
    <a {...root} className={joinClasses('frame-brand', className)} href={href}>
      {mark}
      <span>{name}</span>
    </a>
  );
}

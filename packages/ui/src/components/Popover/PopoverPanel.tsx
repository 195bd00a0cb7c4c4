import { X } from 'lucide-react';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { popoverWords } from '../../words/overlays.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { PopupSurface } from './PopupSurface.tsx';

interface PopoverPanelProps extends ComponentProps<typeof PopupSurface> {
  readonly title: string;
}

/** The content of a `Popover`: a dialog whose heading takes the focus, with a Close button. */
export function PopoverPanel({ title, children, ...surface }: PopoverPanelProps) {
  const words = useWords('Popover', popoverWords);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <PopupSurface {...surface}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the popover shows it, and a closed dialog is hidden */}
      <section role="dialog" aria-labelledby={headingId}>
        <div data-part="title">
          <h2 ref={heading} id={headingId} tabIndex={-1}>
            {title}
          </h2>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.close(title)}
            icon={<X aria-hidden />}
            onClick={surface.onClose}
          />
        </div>
        <div data-part="content">{children}</div>
      </section>
    </PopupSurface>
  );
}

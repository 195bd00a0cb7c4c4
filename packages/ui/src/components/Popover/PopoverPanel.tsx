import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Button } from '../Button/Button.tsx';
import { PopoverSurface } from './PopoverSurface.tsx';

interface PopoverPanelProps extends ComponentProps<typeof PopoverSurface> {
  readonly title: string;
}

/** The content of a `Popover`: a dialog whose heading takes the focus, with a Close button. */
export function PopoverPanel({ title, children, label: _label, ...surface }: PopoverPanelProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PopoverSurface {...surface}>
      <Dialog aria-labelledby={headingId}>
        <header>
          <h2 ref={heading} id={headingId} tabIndex={-1}>
            {title}
          </h2>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Close ${title}`}
            icon={<X aria-hidden />}
            onClick={surface.onClose}
          />
        </header>
        <div data-part="content">{children}</div>
      </Dialog>
    </PopoverSurface>
  );
}

import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import type { DialogPlacement, DialogProps, SheetSide } from './DialogProps.ts';
import { firstField } from './firstField.ts';
import { Backdrop } from './DialogSurface.styles.ts';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** An open dialog, with the focus on its first field; what `Dialog` loads. */
export function DialogSurface({
  onClose,
  title,
  placement = 'centre',
  children,
  footer,
}: Omit<DialogProps, 'isOpen' | 'placement'> & {
  readonly placement?: DialogPlacement | SheetSide | undefined;
}) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isReadAlone, setIsReadAlone] = useState(false);
  // What scrolls and holds nothing to go to is a stop itself: keys have to reach its end.
  useLayoutEffect(() => {
    const { current: box } = content;
    if (!box) return;
    setIsReadAlone(box.scrollHeight > box.clientHeight && !box.querySelector(stops));
    if (!box.contains(document.activeElement)) firstField(box)?.focus();
  }, []);
  return (
    <Backdrop isOpen isDismissable onOpenChange={onClose} data-placement={placement}>
      <Modal>
        <Dialog aria-labelledby={headingId}>
          <header>
            <h2 id={headingId}>{title}</h2>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Close ${title}`}
              icon={<X aria-hidden />}
              onClick={onClose}
            />
          </header>
          <div
            ref={content}
            data-part="content"
            {...(isReadAlone && { role: 'group', 'aria-labelledby': headingId, tabIndex: 0 })}
          >
            {children}
          </div>
          {footer && <footer>{footer}</footer>}
        </Dialog>
      </Modal>
    </Backdrop>
  );
}

import { X } from 'lucide-react';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import { DialogContainer } from './DialogContainer.ts';
import type { DialogPlacement, DialogProps, SheetSide } from './DialogProps.ts';
import { Backdrop } from './DialogSurface.styles.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** An open dialog, with the focus on its first field or its heading; what `Dialog` loads. */
export function DialogSurface({
  onClose,
  title,
  isDismissable = true,
  placement = 'center',
  children,
  footer,
}: Omit<DialogProps, 'isOpen' | 'placement'> & {
  readonly placement?: DialogPlacement | SheetSide | undefined;
}) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const container = useContext(DialogContainer);
  const [isReadAlone, setIsReadAlone] = useState(false);
  // Scrollable content without a focusable element is focusable itself: keys have to reach its end.
  useLayoutEffect(() => {
    const { current: box } = content;
    if (!box) return;
    setIsReadAlone(box.scrollHeight > box.clientHeight && !box.querySelector(stops));
  }, []);
  useFirstFocus(content, heading);
  useFocusReturn();
  return (
    <Backdrop
      isOpen
      isDismissable={isDismissable}
      onOpenChange={onClose}
      data-placement={placement}
      {...(container && { UNSTABLE_portalContainer: container })}
    >
      <Modal>
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

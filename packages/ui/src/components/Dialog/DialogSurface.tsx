import { X } from 'lucide-react';
import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import type { DialogProps } from './DialogProps.ts';
import { Backdrop } from './DialogSurface.styles.ts';

/** An open dialog; what `Dialog` loads. */
export function DialogSurface({
  onClose,
  title,
  placement = 'centre',
  children,
  footer,
}: Omit<DialogProps, 'isOpen'>) {
  const headingId = useId();
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
          <div data-part="content">{children}</div>
          {footer && <footer>{footer}</footer>}
        </Dialog>
      </Modal>
    </Backdrop>
  );
}

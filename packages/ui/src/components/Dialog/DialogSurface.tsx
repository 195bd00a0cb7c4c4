import { X } from 'lucide-react';
import { type ComponentProps, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal } from 'react-aria-components/Modal';
import { dialogWords } from '../../words/overlays.ts';
import { useLocale } from '../../words/useLocale.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { DialogContainer } from './DialogContainer.ts';
import type { DialogProps } from './DialogProps.ts';
import { Backdrop } from './DialogSurface.styles.ts';
import { useFirstFocus } from './useFirstFocus.ts';
import { useFocusReturn } from './useFocusReturn.ts';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * An open dialog, with the focus where it starts; what `Dialog` loads. Its parts are no `header` and `footer`:
 * in a dialog, those are landmarks of the page.
 */
export function DialogSurface({
  onClose,
  title,
  role = 'dialog',
  size = 'medium',
  initialFocus,
  isDismissable = role === 'dialog',
  placement = 'center',
  children,
  footer,
  'aria-describedby': described,
  ...root
}: Omit<DialogProps, 'isOpen'>) {
  const words = useWords('Dialog', dialogWords);
  const headingId = useId();
  const contentId = useId();
  const isAlert = role === 'alertdialog';
  const descriptions = [described, isAlert && contentId].filter(Boolean).join(' ');
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
  useFirstFocus({ content, heading, isAlert, initialFocus });
  useFocusReturn();
  return (
    // The library's own texts are in the language of the page, too.
    <I18nProvider locale={useLocale()}>
      <Backdrop
        isOpen
        isDismissable={isDismissable}
        onOpenChange={onClose}
        // A press outside leaves the focus where a question before closing returns it to.
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) event.preventDefault();
        }}
        data-placement={placement}
        data-size={size}
        {...(container && { UNSTABLE_portalContainer: container })}
      >
        <Modal>
          <Dialog
            // The library takes what is undefined, but its types do not.
            {...(root as ComponentProps<typeof Dialog>)}
            role={role}
            aria-labelledby={headingId}
            {...(descriptions && { 'aria-describedby': descriptions })}
          >
            <div data-part="header">
              <h2 ref={heading} id={headingId} tabIndex={-1}>
                {title}
              </h2>
              <Button
                variant="quiet"
                size="small"
                aria-label={words.close(title)}
                icon={<X aria-hidden />}
                onClick={onClose}
              />
            </div>
            <div
              ref={content}
              id={contentId}
              data-part="content"
              {...(isReadAlone && { role: 'group', 'aria-labelledby': headingId, tabIndex: 0 })}
            >
              {children}
            </div>
            {footer && <div data-part="footer">{footer}</div>}
          </Dialog>
        </Modal>
      </Backdrop>
    </I18nProvider>
  );
}

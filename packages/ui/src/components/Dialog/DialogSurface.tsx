import { X } from 'lucide-react';
import { type ComponentProps, useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { dialogWords } from '../../words/overlays.ts';
import { useLocale, useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { triggersAround } from '../Popover/popupTriggers.ts';
import { DialogContainer } from './DialogContainer.ts';
import type { DialogProps } from './DialogProps.ts';
import { useFirstFocus } from './useFirstFocus.ts';

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

const Backdrop = styled(ModalOverlay)`
  --end: 0px;
  position: fixed;
  inset: 0;
  padding-block-end: var(--end);
  z-index: 100;
  display: grid;
  place-items: center;
  background: ${token('color-overlay')};

  > div {
    inline-size: min(32rem, 100vw - 2 * ${token('space-16')});
    max-block-size: calc(100dvh - var(--end) - 2 * ${token('space-16')});
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    color: ${token('color-text')};
    box-shadow: 0 8px 24px ${token('color-shadow')};

    /* Forced colors draw it, and leave out the shadow. */
    outline: 1px solid transparent;
    outline-offset: -1px;
  }

  [role$='dialog'] {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
    outline: none;
  }

  [role$='dialog'] > [data-part='header'],
  [role$='dialog'] > [data-part='footer'] {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding: ${token('space-12')} ${token('space-16')};
  }

  [role$='dialog'] > [data-part='footer'] {
    border-block-start: 1px solid ${token('color-divider')};
  }

  [role$='dialog'] > [data-part='header'] > h2 {
    margin: 0;
    font-size: 1.25rem;
    line-height: 1.75rem;
  }

  /* The heading of a page hides its focus ring. That of a dialog shows it. */
  [role$='dialog'] > [data-part='header'] > h2:focus-visible {
    outline: 3px solid ${token('color-focus')};
    outline-offset: 2px;
  }

  [role$='dialog'] > [data-part='content'] {
    flex: 1;
    padding: ${token('space-8')} ${token('space-16')} ${token('space-16')};
    overflow-y: auto;
    overflow-wrap: anywhere;
    overscroll-behavior: contain;
  }

  &[data-size='small'] > div {
    inline-size: min(26rem, 100vw - 2 * ${token('space-16')});
  }

  &[data-size='large'] > div {
    inline-size: min(60rem, 100vw - 2 * ${token('space-16')});
  }

  /* Narrower than a form: it stays within the edges of the dialog behind it. */
  &[data-placement='question'] > div {
    inline-size: min(26rem, 100vw - 2 * ${token('space-24')});
    border: 1px solid ${token('color-border')};
  }

  &[data-placement='question'] [role$='dialog'] > [data-part='footer'] {
    flex-wrap: wrap;
    justify-content: end;
  }

  &[data-placement='sheet'] > div {
    inline-size: 100vw;
    block-size: calc(100dvh - var(--end));
    max-block-size: none;
    border-radius: 0;
  }

  &[data-placement='sheet'] [role$='dialog'] {
    block-size: 100%;
  }

  &[data-placement='sheet'] [role$='dialog'] > [data-part='footer'] {
    flex-wrap: wrap;
    gap: ${token('space-8')};

    > button {
      flex: 1;
    }

    /* Its text, which has a count, takes a line. */
    > [data-variant='primary']:nth-child(n + 3) {
      flex-basis: 100%;
    }
  }

  &[data-placement='drawer'] {
    place-items: stretch start;
  }

  &[data-placement='drawer'] > div {
    inline-size: min(20rem, 100vw - 3rem);
    max-block-size: none;
    border-radius: 0;
  }

  @media ${below('md')} {
    /* Toasts do not cover its buttons. */
    :root[style*='--toasts'] & {
      --end: calc(var(--toasts) + ${token('space-24')});
    }

    [role$='dialog'] > [data-part='footer'] {
      flex-wrap: wrap;
      gap: ${token('space-8')} ${token('space-16')};
    }

    &[data-placement='center'][data-size='large'] > div {
      inline-size: 100vw;
      block-size: calc(100dvh - var(--end));
      max-block-size: none;
      border-radius: 0;
    }

    &[data-placement='center'][data-size='large'] [role$='dialog'] {
      block-size: 100%;
    }
  }
`;

/** The focused element and the triggers of the popups that it is in; none outside of popups. */
function openersInPopups(): readonly HTMLElement[] {
  const { activeElement } = document;
  const triggers = triggersAround(activeElement);
  return activeElement instanceof HTMLElement && triggers.length > 0
    ? [activeElement, ...triggers]
    : [];
}

/**
 * Returns the focus of a dialog that was opened in a popup: react-aria remembers only the focused element,
 * which is gone if the popup has closed since. Then the trigger of the popup gets the focus.
 */
function useFocusReturn(): void {
  const [openers] = useState(openersInPopups);
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        openers.find(({ isConnected }) => isConnected)?.focus();
      });
    },
    [openers],
  );
}

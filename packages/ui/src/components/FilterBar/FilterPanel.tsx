import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { FilterDefinition, FilterValues } from '../../filters/filterDefinition.ts';
import { kindOf } from '../../filters/filterKinds.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { useClosePopup } from '../Popover/useClosePopup.ts';
import { useIsPhone } from '../../theme/useIsPhone.ts';
import { filterPanelWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import { from } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

interface FilterPanelProps {
  readonly id: string;
  /** The filter bar: a press outside of it leaves the panel. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly filters: readonly FilterDefinition[];
  readonly values: FilterValues;
  readonly onChange: (values: FilterValues) => void;
  /** Resets the list to its initial state. */
  readonly onReset: (() => void) | undefined;
  /** Fetches the values of the filters again. */
  readonly onRefresh: (() => void) | undefined;
  readonly resultText: string | undefined;
  readonly today: string;
  /** Closes the panel and returns the focus to the button that opened it. */
  readonly onClose: () => void;
  /** Closes the panel; the focus is elsewhere. */
  readonly onLeave: () => void;
}

/** All filters of a list: over its rows, or over the whole screen of a phone. Each pick applies at once. */
export function FilterPanel({
  filters,
  values,
  onChange,
  onReset,
  onRefresh,
  resultText,
  today,
  onClose,
  ...overlay
}: FilterPanelProps) {
  const words = useWords('FilterPanel', filterPanelWords);
  const isPhone = useIsPhone();
  /** A reset also removes typed texts that are not values. */
  const [resets, setResets] = useState(0);
  const fields = filters.map((definition) => {
    const { Field } = kindOf(definition);
    const field = { definition, values, onChange, today };
    return <Field key={`${definition.name} ${resets}`} {...field} />;
  });
  const commands = (
    <>
      {onRefresh && (
        <Button variant="quiet" onClick={onRefresh}>
          {words.refresh}
        </Button>
      )}
      {onReset && (
        <Button
          onClick={() => {
            onReset();
            setResets(resets + 1);
          }}
        >
          {words.reset}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {resultText ? words.show(resultText) : words.showResults}
      </Button>
    </>
  );

  if (!isPhone) {
    return (
      <Overlay {...overlay} label={words.title} onClose={onClose}>
        <FieldGrid>{fields}</FieldGrid>
        <div data-part="commands">{commands}</div>
      </Overlay>
    );
  }
  return (
    <Dialog isOpen title={words.title} placement="sheet" onClose={onClose} footer={commands}>
      <FieldGrid>{fields}</FieldGrid>
    </Dialog>
  );
}

interface OverlayProps extends Pick<FilterPanelProps, 'id' | 'bar' | 'onClose' | 'onLeave'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** The panel over the rows. */
function Overlay({ id, bar, label, onClose, onLeave, children }: OverlayProps) {
  useClosePopup(bar, bar, onLeave);
  const leave = useEffectEvent(onLeave);
  // The focus does not move behind the panel.
  useEffect(() => {
    const { current } = bar;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || current?.contains(relatedTarget)) return;
      // A calendar is on top of the panel.
      if (!relatedTarget.closest('[popover]')) leave();
    };
    current?.addEventListener('focusout', onFocusOut);
    return () => current?.removeEventListener('focusout', onFocusOut);
  }, [bar]);
  return (
    <PanelFrame
      id={id}
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {children}
    </PanelFrame>
  );
}

/** Over the rows, under the bar: the rows stay where they are. */
const PanelFrame = styled.section`
  position: absolute;
  inset-block-start: calc(100% + ${token('space-8')});
  inset-inline: calc(-1 * ${token('space-8')});
  z-index: 12;
  border: 1px solid ${token('color-divider')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 12px 32px ${token('color-shadow')};

  > div {
    padding: ${token('space-16')};
  }

  > [data-part='commands'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${token('space-8')};
    padding-block: ${token('space-12')};
    border-block-start: 1px solid ${token('color-divider')};
  }
`;

const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-12')} ${token('space-16')};

  select {
    inline-size: 100%;
  }

  @media ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

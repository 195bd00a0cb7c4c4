import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MenuSurface } from '../../MenuButton/MenuSurface.tsx';

/** An entry: its text, and the width that it gives. */
type Move = readonly [label: string, width: () => number];

interface ResizeMenuProps {
  readonly handle: HTMLElement;
  readonly label: string;
  readonly moves: readonly Move[];
  readonly onMove: (width: () => number) => void;
  readonly onClose: () => void;
}

/** The menu of a column's edge. It is outside of the header, whose buttons sort. */
export function ResizeMenu({ handle, label, moves, onMove, onClose }: ResizeMenuProps) {
  const triggerRef = useRef(handle);
  const surfaceRef = useRef<HTMLDivElement>(null);
  // The edge is as high as the header; the menu opens under it.
  const [triggerHeight] = useState(() => handle.offsetHeight);
  return createPortal(
    <MenuSurface
      triggerRef={triggerRef}
      surfaceRef={surfaceRef}
      triggerHeight={triggerHeight}
      offsets={{ base: triggerHeight / 2 + 4 }}
      label={label}
      header={undefined}
      sections={[
        {
          id: 'width',
          items: moves.map(([text, width]) => ({
            id: text,
            label: text,
            onAction: () => onMove(width),
          })),
        },
      ]}
      onClose={onClose}
    />,
    handle.closest('[data-part="scroller"]') ?? document.body,
  );
}

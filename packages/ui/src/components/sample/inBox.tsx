import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** A box around a story: as narrow as its place, or with room for what opens. */
export const inBox = (style: CSSProperties): Decorator[] => [
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  ),
];

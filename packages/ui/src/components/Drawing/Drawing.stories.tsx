import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons, type LucideIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import { Drawing } from './Drawing.tsx';
import * as drawings from './drawings.ts';

const byName: Readonly<Record<string, LucideIcon>> = { ...icons };

/** Names that differ from those of Lucide. */
const renamed: Readonly<Record<string, string>> = {
  circleAlert: 'CircleExclamationPoint',
  cross: 'X',
  sliders: 'SlidersHorizontal',
  triangleAlert: 'TriangleExclamationPoint',
};
const iconOf = (name: string) =>
  byName[renamed[name] ?? name.replace(/^./, (first) => first.toUpperCase())]!;
const paths = { ...drawings };
const names = Object.keys(paths) as (keyof typeof paths)[];

function Pairs() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Drawing</th>
          <th scope="col">Lucide</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const Icon = iconOf(name);
          return (
            <tr key={name} data-testid={name}>
              <th scope="row">{name}</th>
              <td>
                <Drawing of={paths[name]} />
              </td>
              <td>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Foundations/Drawings',
  component: Pairs,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Pairs>;
export default meta;

const round = (value: number) => Math.round(value * 10) / 10;

/** How long the lines of an icon are, and the box that they fill. */
function measure(icon: SVGSVGElement) {
  const shapes = [...icon.querySelectorAll<SVGGeometryElement>('path, rect, circle, line')];
  const { x, y, width, height } = icon.getBBox();
  return {
    length: shapes.reduce((sum, shape) => sum + shape.getTotalLength(), 0),
    box: [x, y, width, height].map(round),
  };
}

/** Each drawing has the lines of the icon of Lucide. */
export const LikeLucide: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of names) {
      const [drawing, icon] = canvas.getByTestId(name).querySelectorAll('svg');
      const [own, original] = [measure(drawing!), measure(icon!)];
      await expect({ name, box: own.box }).toEqual({ name, box: original.box });
      // The browser measures a circle less exactly than the arcs of a path.
      await expect(Math.abs(own.length - original.length)).toBeLessThan(2);
    }
  },
};

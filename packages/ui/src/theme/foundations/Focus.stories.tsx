import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Matrix, stateParameters } from '../../components/sample/Matrix.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { contrast } from '../contrast.ts';
import { pairings } from '../pairings.ts';
import { leastContrast, themes } from '../themes.ts';
import { TokenTable } from './foundations.styles.ts';

const meta = {
  title: 'Foundations/Focus',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = {
  Button: <Button>Take action</Button>,
  Link: <Link href="#policy">NL0018O0142</Link>,
  'Text input': <TextInput label="Policy Number" value="NL0018O0142" onChange={() => undefined} />,
};

/** 3 px, 2 px off, for the keyboard only; a sticky bar never covers it. */
export const Ring: Story = {
  parameters: stateParameters,
  render: () => (
    <Matrix
      corner="On a"
      rows={['Button', 'Link', 'Text input']}
      columns={['at rest', 'focus']}
      cell={(name) => shown[name]}
    />
  ),
};

/** The contrast of the ring with its background, in every theme: at least 3, or 4.5 with more contrast. */
export const Contrast: Story = {
  render: () => (
    <TokenTable>
      <caption>Contrast of the focus ring</caption>
      <thead>
        <tr>
          <th scope="col">Theme</th>
          <th scope="col">On</th>
          <th scope="col">Contrast</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {themes.flatMap((theme) =>
          pairings
            .filter(([front]) => front === 'focus')
            .map(([front, back, usual]) => (
              <tr key={`${theme.name} ${back}`}>
                <th scope="row">{theme.name}</th>
                <td>{back}</td>
                <td>{contrast(theme.colors[front], theme.colors[back]).toFixed(1)}</td>
                <td>{leastContrast(usual, theme)}</td>
              </tr>
            )),
        )}
      </tbody>
    </TokenTable>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '../contrast.ts';
import { pairings } from '../pairings.ts';
import { leastContrast, type ResolvedTheme, themes } from '../themes.ts';
import { type ColorToken, colorTokens, token } from '../tokens.ts';
import { Sample, Swatch, TokenTable } from './foundations.styles.ts';

const meta = {
  title: 'Foundations/Colours',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** What each colour may be used for, in the theme of the toolbar. */
export const Tokens: Story = {
  render: () => (
    <TokenTable>
      <caption>Colours</caption>
      <tbody>
        {(Object.entries(colorTokens) as [ColorToken, string][]).map(([name, use]) => (
          <tr key={name}>
            <td>
              <Swatch style={{ background: token(`color-${name}`) }} />
            </td>
            <th scope="row">color-{name}</th>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </TokenTable>
  ),
};

/** What may stand on what, with the contrast of every theme and brand. */
export const Contrast: Story = {
  render: () => (
    <>
      {themes.map((theme) => (
        <ContrastTable key={theme.name} theme={theme} />
      ))}
    </>
  ),
};

function ContrastTable({ theme }: { readonly theme: ResolvedTheme }) {
  return (
    <TokenTable>
      <caption>{theme.name}</caption>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Sample</th>
          <th scope="col">Contrast</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {pairings.map(([front, back, usual]) => {
          const style = { color: theme.colors[front], background: theme.colors[back] };
          return (
            <tr key={`${front} ${back}`}>
              <td>{front}</td>
              <td>{back}</td>
              <td>
                {usual === 3 ? (
                  <Sample style={style} aria-hidden>
                    ◆
                  </Sample>
                ) : (
                  <Sample style={style}>NL0018O0142</Sample>
                )}
              </td>
              <td>{contrast(style.color, style.background).toFixed(1)}</td>
              <td>{leastContrast(usual, theme)}</td>
            </tr>
          );
        })}
      </tbody>
    </TokenTable>
  );
}

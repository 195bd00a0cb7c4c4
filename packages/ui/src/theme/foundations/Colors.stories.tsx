import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands } from '../brands.ts';
import { contrast } from '../contrast.ts';
import { dark } from '../dark.ts';
import { light } from '../light.ts';
import { pairings } from '../pairings.ts';
import { leastContrast, type ResolvedTheme, themes } from '../themes.ts';
import { type ColorToken, colorTokens } from '../token.ts';
import { CaptionedTable, Sample, Swatch } from './CaptionedTable.tsx';

const meta = {
  title: 'Foundations/Colors',
  parameters: { controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** What each color may be used for, and its value in the themes of the toolbar's brand. */
export const Tokens: Story = {
  render: (_, { globals }) => {
    const brand = brands[String(globals['brand'])];
    const own = { Light: { ...light, ...brand?.light }, Dark: { ...dark, ...brand?.dark } };
    return (
      <CaptionedTable caption="Colors" heads={['Token', 'Light', 'Dark', 'What for']}>
        {(Object.entries(colorTokens) as [ColorToken, string][]).map(([name, use]) => (
          <tr key={name}>
            <th scope="row">color-{name}</th>
            {Object.entries(own).map(([theme, colors]) => (
              <td key={theme}>
                <Swatch style={{ background: colors[name] }} />
                <code>{colors[name]}</code>
              </td>
            ))}
            <td>{use}</td>
          </tr>
        ))}
      </CaptionedTable>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^color-primary #/ });
    await expect(row).toHaveTextContent(`${light.primary}${dark.primary}`);
  },
};

/** The pairs of colors that meet, with the contrast of every theme and brand. */
export const Contrast: Story = {
  // contrast.test.ts checks the same pairs.
  parameters: { a11y: { test: 'off' } },
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
    <CaptionedTable caption={theme.name} heads={['Color', 'On', 'Sample', 'Contrast', 'At least']}>
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
    </CaptionedTable>
  );
}

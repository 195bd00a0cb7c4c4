import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brands } from '../brands.ts';
import { light } from '../light.ts';
import { ThemeWorkshop } from './ThemeWorkshop.tsx';

const meta = {
  title: 'Foundations/Theme workshop',
  component: ThemeWorkshop,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Its preview is light or dark whatever is around it.
    everyTheme: true,
    // Sticky parts need a separate window.
    docs: { story: { inline: false, height: '56rem' } },
  },
  // Preload the surface: a cold dev server is slower than the tests wait.
  loaders: [async () => ({ ahead: [await import('../../components/MenuButton/MenuSurface.tsx')] })],
} satisfies Meta<typeof ThemeWorkshop>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole('textbox', { name });
const tab = (theme: string) =>
  screen.getByRole('button', { name: new RegExp(`^${theme}, failing`) });
const preview = () => screen.getByRole('region', { name: /^Preview/ });
const primaryButton = () => within(preview()).getByRole('button', { name: 'primary' });

async function type(name: string, color: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), color);
}

/** Change a color: every component and every contrast follows at once. */
export const Workshop: Story = {
  play: async ({ canvas }) => {
    await expect(field('primary')).toHaveValue(light.primary);
    await expect(canvas.getByText('Every contrast passes, light and dark.')).toBeVisible();
    await expect(
      canvas.getByRole('table', { name: /^Light: all \d+ contrasts pass/ }),
    ).toBeInTheDocument();
  },
};

/** A color is typed or pasted, with its # or without; the picker is in step, and so are the components. */
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const picker = canvas.getByLabelText('Pick primary');
    await step('typed', async () => {
      await type('primary', '#7A1F5C');
      await expect(field('primary')).toHaveValue('#7A1F5C');
      await expect(picker).toHaveValue('#7a1f5c');
      await waitFor(() =>
        expect(primaryButton()).toHaveStyle({ backgroundColor: 'rgb(122, 31, 92)' }),
      );
    });
    await step('pasted', async () => {
      await userEvent.clear(field('primary'));
      await userEvent.paste('1d6048');
      await expect(picker).toHaveValue('#1d6048');
      await userEvent.tab();
      await expect(field('primary')).toHaveValue('#1d6048');
    });
    await step('in three digits, once it is left', async () => {
      await type('focus', '#135');
      await expect(canvas.getByLabelText('Pick focus')).toHaveValue(light.focus);
      await userEvent.keyboard('{Enter}');
      await expect(field('focus')).toHaveValue('#113355');
      await expect(canvas.getByLabelText('Pick focus')).toHaveValue('#113355');
    });
    await step('picked', async () => {
      await fireEvent.change(picker, { target: { value: '#0b4a72' } });
      await expect(field('primary')).toHaveValue('#0b4a72');
    });
  },
};

/** A text that is no color shows an error once the field is left, and changes nothing. */
export const NoColor: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await type('primary', '#12');
    await expect(field('primary')).toBeValid();
    await userEvent.tab();
    await expect(field('primary')).toBeInvalid();
    await expect(field('primary')).toHaveAccessibleDescription(/^This is no color\. Type #/);
    await expect(canvas.getByLabelText('Pick primary')).toHaveValue(light.primary);
  },
};

/** Failed contrasts are counted for both themes, and listed with the worst first. */
export const Failing: Story = {
  tags: ['!autodocs'],
  parameters: {
    // Failed pairs are shown in their own colors.
    a11y: { context: { exclude: ["section[aria-label^='Preview']"] } },
  },
  play: async ({ canvas }) => {
    await type('nav-accent', '#3f5a70');
    await type('primary', '#9cc4dd');
    const list = await canvas.findByRole('list', { name: 'Contrasts that fail' });
    const failing = within(list).getAllByRole('listitem');
    await expect(failing[0]).toHaveTextContent(/^Light: primary on canvas 1\.\d\d, at least 4.5$/);
    await expect(canvas.getByText(`${failing.length} contrasts fail.`)).toBeVisible();
    await expect(tab('Light')).toHaveTextContent(`${failing.length}`);
    await expect(tab('Dark')).toHaveTextContent('0');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(`${failing.length} contrasts fail.`),
    );
    const table = canvas.getByRole('table', { name: `Light: ${failing.length} contrasts fail` });
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^primary on.*Fails$/);
  },
};

/** One color is reset to its default, or all are, together with the typed texts. */
export const Reset: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('one', async () => {
      await expect(canvas.queryByRole('button', { name: /^primary back to/ })).toBeNull();
      await type('primary', '#1d6048');
      await type('focus', '#1d6048');
      await userEvent.click(
        canvas.getByRole('button', { name: `primary back to ${light.primary}` }),
      );
      await expect(field('primary')).toHaveValue(light.primary);
      await expect(field('primary')).toHaveFocus();
      await expect(canvas.queryByRole('button', { name: /^primary back to/ })).toBeNull();
      await expect(field('focus')).toHaveValue('#1d6048');
    });
    await step('one that was never a color', async () => {
      await type('link', 'blue');
      await userEvent.click(canvas.getByRole('button', { name: `link back to ${light.link}` }));
      await expect(field('link')).toHaveValue(light.link);
      await expect(field('link')).toBeValid();
    });
    await step('all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start from evergreen' }));
      await expect(field('nav')).toHaveValue(brands['evergreen']?.light.nav);
      await type('link', 'blue');
      await userEvent.click(canvas.getByRole('button', { name: 'All back to the defaults' }));
      await expect(field('nav')).toHaveValue(light.nav);
      await expect(field('link')).toHaveValue(light.link);
      await expect(canvas.getByText('No color is changed yet.')).toBeInTheDocument();
    });
  },
};

/** The copied text is the stylesheet below. */
export const Copy: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copy the variables' });
    await expect(copy).toBeDisabled();
    await type('primary', '#1d6048');
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith(expect.stringContaining('--color-primary: #1d6048;'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Variables copied'));
  },
};

/** One switch shows the colors, the contrasts and the components of the other theme. */
export const Dark: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await type('primary', '#1d6048');
    await userEvent.click(tab('Dark'));
    await expect(canvas.getByRole('group', { name: 'Colors, dark' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /^Dark: all/ })).toBeInTheDocument();
    await expect(preview()).toHaveAttribute('data-theme', 'dark');
    await type('primary', '#a6e2c8');
    await waitFor(() =>
      expect(primaryButton()).toHaveStyle({ backgroundColor: 'rgb(166, 226, 200)' }),
    );
    await userEvent.click(tab('Light'));
    await expect(field('primary')).toHaveValue('#1d6048');
    await userEvent.click(tab('Dark'));
  },
};

/** The keyboard alone: to the dark colors, to one of them, back to its default, and a menu that opens. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    await step('the theme', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(tab('Dark')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(preview()).toHaveAttribute('data-theme', 'dark');
    });
    await step('a color, and its way back', async () => {
      field('primary').focus();
      await userEvent.keyboard('{Control>}a{/Control}#a6e2c8');
      await userEvent.tab();
      await expect(canvas.getByLabelText('Pick primary')).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(field('primary')).toHaveFocus();
      await expect(field('primary')).toHaveValue('#7db8e6');
      await userEvent.keyboard('{Control>}a{/Control}#a6e2c8');
    });
    await step('what scrolls', async () => {
      const contrasts = canvas.getByRole('region', { name: 'Contrasts' });
      await expect(contrasts).toHaveAttribute('tabindex', '0');
    });
    await step('a menu in the colors of the preview', async () => {
      const button = within(preview()).getByRole('button', { name: 'Commands' });
      button.focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name: 'Print' });
      await expect(getComputedStyle(item).getPropertyValue('--color-primary')).toBe('#a6e2c8');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** The colors and the contrasts stay in sight while the components scroll. */
export const StaysInSight: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const fields = canvas.getByRole('group', { name: 'Colors, light' });
    const contrasts = canvas.getByRole('region', { name: 'Contrasts' });
    const nextToIt = preview().getBoundingClientRect();
    for (const part of [fields, contrasts]) {
      const { top, bottom } = part.getBoundingClientRect();
      await expect(top).toBeLessThan(nextToIt.top + innerHeight);
      await expect(bottom - top).toBeLessThanOrEqual(innerHeight);
    }
    scrollTo({ top: 3_000 });
    await waitFor(() => expect(scrollY).toBeGreaterThan(2_000));
    for (const part of [fields, contrasts]) {
      const { top, bottom } = part.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
    scrollTo({ top: 0 });
  },
};

/** On a phone one follows the other, and nothing is wider than it. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const tops = [
      canvas.getByRole('group', { name: 'Colors, light' }),
      canvas.getByRole('region', { name: 'Contrasts' }),
      preview(),
    ].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="3" r="2" fill="white"/></svg>',
)}`;

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Ana Muñoz' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Muñoz' })).toHaveTextContent(/^AM$/);
  },
};

export const Picture: Story = { args: { src: picture } };

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row">
      {avatarSizes.map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const avatars = canvas.getAllByRole('img', { name: 'Ana Muñoz' });
    await expect(avatars.map(({ textContent }) => textContent)).toEqual(['A', 'AM', 'AM']);
    for (const avatar of avatars) {
      await expect(Number.parseFloat(getComputedStyle(avatar).fontSize)).toBeGreaterThanOrEqual(14);
      await expect(avatar.scrollWidth).toBe(avatar.clientWidth);
    }
  },
};

/** Next to the name it is decoration. */
export const WithName: Story = {
  render: (args) => (
    <Stack direction="row" gap={8}>
      <Avatar {...args} size="small" isDecorative />
      <Text>{args.name}</Text>
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};

/** A picture that does not load leaves the initials. */
export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => expect(await canvas.findByText('AM')).toBeVisible(),
};

/** A name without letters. */
export const NoLetters: Story = {
  args: { name: '…' },
  play: async ({ canvas }) => expect(canvas.getByRole('img').querySelector('svg')).toBeVisible(),
};

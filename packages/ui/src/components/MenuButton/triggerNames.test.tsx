// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { MenuButton } from './MenuButton.tsx';

it('a menu names the button of each row by its label, also where an app draws it', () => {
  render(
    <>
      <MenuButton
        label="Actions of order 1042"
        trigger={(trigger) => <Button {...trigger}>Actions</Button>}
        sections={[]}
      />
      <Popover
        label="Delivery of order 1042"
        title="Delivery"
        trigger={(trigger) => <Button {...trigger}>Delivery</Button>}
      >
        Tomorrow
      </Popover>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Actions of order 1042' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Delivery of order 1042' })).toBeDefined();
});

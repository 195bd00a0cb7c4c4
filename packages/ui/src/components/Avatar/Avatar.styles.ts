import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const sizes = { small: '1.5rem', default: '2.5rem', large: '4rem' } as const;
/** 14 px at least, as all text. */
const letters = { small: '0.875rem', default: '1rem', large: '1.5rem' } as const;

export const AvatarElement = styled.span<{ readonly $size: keyof typeof sizes }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${({ $size }) => sizes[$size]};
  block-size: ${({ $size }) => sizes[$size]};
  overflow: hidden;
  color: ${token('color-neutral')};
  background: ${token('color-neutral-tint')};
  border-radius: ${token('radius-pill')};
  font-size: ${({ $size }) => letters[$size]};
  font-weight: 600;
  line-height: 1;
  user-select: none;

  & > img,
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    padding: 20%;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

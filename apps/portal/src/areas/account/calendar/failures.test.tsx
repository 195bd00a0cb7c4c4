// @vitest-environment jsdom
import { testFailures } from '../../../testing/testFailures.tsx';
import { failureCases } from './failureCases.ts';

testFailures(failureCases);

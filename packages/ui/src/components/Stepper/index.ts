export { Stepper, stepStates } from './Stepper.tsx';
export type { Step, StepperProps, StepState } from './Stepper.tsx';

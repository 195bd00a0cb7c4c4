import { Component, type ReactNode } from 'react';

interface CalendarBoundaryProps {
  /** The calendar failed, or its code could not be loaded. */
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/** Limits a failure of the calendar to the calendar: the field still takes typed dates. */
export class CalendarBoundary extends Component<CalendarBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { AttemptContext, firstAttempt } from './loadable';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Draws in place of the children once one of them threw. */
  renderFailure(failure: { error: Error; resetError: () => void }): ReactNode;
  onError?(error: Error): void;
  /** What the children were drawn from. With another one they are drawn again. */
  source?: unknown;
}

interface ErrorBoundaryState {
  error?: Error;
  attempt: symbol;
}

/** Keeps an error in its children from reaching further, and can draw the children again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override state: ErrorBoundaryState = { attempt: firstAttempt };

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.error && before.source !== this.props.source) this.resetError();
  }

  private readonly resetError = () => {
    this.setState({ error: undefined, attempt: Symbol('next attempt') });
  };

  override render(): ReactNode {
    const { error, attempt } = this.state;
    if (error) return this.props.renderFailure({ error, resetError: this.resetError });
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}

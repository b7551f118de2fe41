import { Component, type ReactNode } from 'react';
import { retryWhenReachable } from '../errors/whenReachable';
import { AttemptContext, firstAttempt } from './loadable';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered instead of the children after one of them threw. */
  renderFailure(failure: { error: Error; resetError: () => void }): ReactNode;
  onError?(error: Error): void;
  /** The source of the children. When it changes, the children are rendered again. */
  source?: unknown;
}

interface ErrorBoundaryState {
  error?: Error;
  attempt: symbol;
}

/**
 * Catches errors of its children and can render them again. If a server did not respond, it does so when the server responds
 * again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override state: ErrorBoundaryState = { attempt: firstAttempt };

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
    retryWhenReachable(error, () => this.state.error === error && this.resetError());
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

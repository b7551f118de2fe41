import type { LanguageMessages } from '#sdk';

/** Causes of detected errors and what to do, in Japanese. */
export const messages: LanguageMessages = {
  'ReadinessProbe.cause': 'コンテナ {{container}} は正しく起動していませんが、クラッシュはしていません。',
  'ReadinessProbe.actions':
    'コンテナが手元の環境で正しく起動するか確認してください。\nPod のイベントで readiness probe の応答を確認してください。',
  'InvalidImageName.cause': 'コンテナ {{container}} のイメージ名が無効です。',
  'InvalidImageName.actions': 'イメージ名を修正してください。',
  'ImagePullBackOff.cause':
    'コンテナ {{container}} のイメージが存在しないか、Kubernetes に取得する権限がありません。',
  'ImagePullBackOff.actions':
    'イメージの名前とタグが正しいか確認してください。\nKubernetes にイメージを取得する権限があるか確認してください。',
  'CrashLoopBackOff.cause':
    'コンテナ {{container}} は何度もクラッシュしています。Kubernetes は再起動までの待ち時間を延ばしていきます。',
  'CrashLoopBackOff.actions': 'クラッシュしたコンテナのログでエラーを確認してください。',
  'CreateContainerConfigError.cause': 'コンテナ {{container}} に必要な設定がないか、一致していません。',
  'CreateContainerConfigError.actions':
    'マニフェストの ConfigMap が存在し、キーがあるか確認してください。\nマニフェストの Secret が存在し、キーがあるか確認してください。',
  'Unschedulable.cause': 'Pod を実行できるノードがクラスターにありません。',
  'Unschedulable.actions':
    'スケジューラーのメッセージで、各ノードに何が不足しているか確認してください。\n要求する CPU とメモリを減らすか、ノードを追加してください。\nノードセレクター、アフィニティ、Toleration がノードに一致し、そこでボリュームをマウントできるか確認してください。',
  'Unknown.cause': 'コンテナ {{container}} は不明な理由で終了し、再起動されました。',
  'Unknown.actions': 'クラッシュしたコンテナのログでエラーを確認してください。',
  'Error.cause': 'コンテナ {{container}} はエラーで終了し、再起動されました。',
  'Error.actions': 'クラッシュしたコンテナのログでエラーを確認してください。',
  'OOMKilled.cause': 'コンテナ {{container}} はメモリの上限を超えたため停止されました。',
  'OOMKilled.actions':
    'コンテナのメモリの上限を増やしてください。\nアプリケーションがメモリの使用量を制限しているか確認してください。',
};

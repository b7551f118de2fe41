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
  'UnboundVolume.cause': 'Pod に必要なボリュームを利用できません。',
  'UnboundVolume.actions':
    'Pod が使用する PersistentVolumeClaim のイベントを確認してください。名前は Pod の YAML にあります。\nストレージクラスが存在し、ボリュームを作成できることを確認するか、一致するボリュームを作成してください。',
  'PodFailed.cause': 'Pod はエラーで終了しました。再起動する所有者がありません。',
  'PodFailed.actions':
    'Pod のログでエラーを確認してください。\nPod を作り直すか、失敗した Pod を置き換える Deployment または Job を使用してください。',
  'JobFailed.cause':
    'Job の Pod が何度も失敗したか、時間がかかりすぎました。Kubernetes は新しい Pod を起動しません。',
  'JobFailed.actions':
    'Job の失敗した Pod を開き、ログでエラーを確認してください。\n原因を修正した後、Job を再実行してください。',
  'ReplicaFailure.cause': 'Kubernetes は Deployment の Pod を作成できません。',
  'ReplicaFailure.actions':
    'メッセージが示す制限やルールを確認してください。クォータ、存在しないサービスアカウント、ポリシーが原因であることが多いです。\nPod の要求を減らすか、クラスターの管理者に制限やルールの変更を依頼してください。',
  'MaxReplicas.cause':
    'オートスケーラーは上限の数の Pod を実行しています。負荷が増えても Pod を追加できません。',
  'MaxReplicas.actions':
    '想定どおりの負荷であれば maxReplicas を増やしてください。\nそうでない場合は、Pod の使用量が普段より多い理由を確認してください。',
  'ScalingInactive.cause':
    'オートスケーラーはスケーリングに使うメトリクスを読み取れないため、Pod の数は変わりません。',
  'ScalingInactive.actions':
    'クラスターがメトリクスを測定していることを確認してください。CPU とメモリには Metrics Server が必要です。\n目標が割合の場合は、Pod の各コンテナーが CPU またはメモリを要求していることを確認してください。',
  'Unknown.cause': 'コンテナ {{container}} は不明な理由で終了し、再起動されました。',
  'Unknown.actions': 'クラッシュしたコンテナのログでエラーを確認してください。',
  'Error.cause': 'コンテナ {{container}} はエラーで終了し、再起動されました。',
  'Error.actions': 'クラッシュしたコンテナのログでエラーを確認してください。',
  'OOMKilled.cause': 'コンテナ {{container}} はメモリの上限を超えたため停止されました。',
  'OOMKilled.actions':
    'コンテナのメモリの上限を増やしてください。\nアプリケーションがメモリの使用量を制限しているか確認してください。',
};

#!/usr/bin/env bash
# Checks the files of this folder with the programs that read them, as far as they are here: promtool, Caddy, systemd. On
# Debian, promtool and Caddy are unpacked into a folder that goes again. Then the Dockerfile's steps: --no-image leaves
# them out.
set -euo pipefail
cd "$(dirname "$0")"
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT
PATH="$PATH:$there/usr/bin"
missed=()

unpack() {
  command -v "$1" >/dev/null && return 0
  (cd "$there" && apt-get download -qq "$2" >/dev/null 2>&1 && dpkg -x "$2"_*.deb .) 2>/dev/null || missed+=("$1")
  command -v "$1" >/dev/null
}

if unpack promtool prometheus; then
  promtool check config monitoring/prometheus.yml
  promtool check rules monitoring/alerts.yml
  promtool test rules monitoring/alerts.test.yml
fi
if unpack caddy caddy; then
  DOMAIN=rewrite.example XDG_DATA_HOME="$there" XDG_CONFIG_HOME="$there" caddy validate --config compose/Caddyfile --adapter caddyfile >/dev/null 2>&1
  echo "compose/Caddyfile: Caddy reads it"
fi
if docker compose version >/dev/null 2>&1; then
  export APP_URL=https://rewrite.example DOMAIN=rewrite.example SECRET=x POSTGRES_PASSWORD=x
  for file in compose/*.yml; do docker compose -f "$file" config --quiet && echo "$file: Docker Compose reads it"; done
else
  missed+=("docker compose")
fi
if command -v systemd-analyze >/dev/null; then
  # It looks for the program and the user that the unit names, which need not be on this machine.
  unit="$there/rewrite-service.service"
  sed -e "s#^ExecStart=/usr/bin/node#ExecStart=$(command -v node)#" -e "s#^\(User\|Group\)=.*#\1=daemon#" \
    systemd/rewrite-service.service >"$unit"
  systemd-analyze verify "$unit" 2>&1 | { grep -F rewrite-service || true; } | tee "$there/faults"
  [ ! -s "$there/faults" ]
  echo "systemd/rewrite-service.service: systemd-analyze verify finds no fault"
  systemd-analyze security --offline=true --threshold=20 "$unit" | tail -1
else
  missed+=("systemd-analyze")
fi
[ ${#missed[@]} -eq 0 ] || echo "not here, so not tried: ${missed[*]}"
[ "${1:-}" = --no-image ] || node run-dockerfile.mjs

#!/bin/sh
# Plays deploy/Dockerfile where no engine is to be had: each stage is this machine's root with a layer of its own over it, in a namespace
# of mounts that ends with the script, so that nothing of the machine is written. Needs root, git and the network (npm ci).
#   play-dockerfile.sh <folder for the layers>
set -eu
repository=$(cd "$(dirname "$0")/../../.." && pwd)
layers=$1

if [ "${MST_NAMESPACE:-}" = "" ]; then
  MST_NAMESPACE=own exec unshare --mount --propagation private sh "$0" "$layers"
fi

mkdir -p "$layers"
mount -t tmpfs tmpfs "$layers"
stage=''
workdir=/
user=root

begin() {
  stage=$1
  mkdir -p "$layers/$stage/upper" "$layers/$stage/work" "$layers/$stage/root"
  mount -t overlay overlay -o "lowerdir=/,upperdir=$layers/$stage/upper,workdir=$layers/$stage/work" "$layers/$stage/root"
  mount -t proc proc "$layers/$stage/root/proc"
  mount --bind /dev "$layers/$stage/root/dev"
  # The base image has this user.
  chroot "$layers/$stage/root" sh -c 'id node >/dev/null 2>&1 || useradd --create-home node'
  workdir=/
  user=root
}

copy() {
  from="$repository"
  case $1 in --from=*) from="$layers/${1#--from=}/root"; shift ;; esac
  target=''
  for word in "$@"; do target=$word; done
  root="$layers/$stage/root"
  while [ $# -gt 1 ]; do
    case $target in
      /*) to="$root$target" ;;
      *) to="$root$workdir/$target" ;;
    esac
    if [ "$1" = . ]; then
      # What the ignore list lets through, as far as it is in the repository.
      (cd "$from" && sed -n 's/^!//p' deploy/Dockerfile.dockerignore | xargs git ls-files -- | tar -cf - -T -) | tar -xf - -C "$to"
    else
      case $target in
        */) mkdir -p "$to"; cp -a "$from/${1#/}" "$to" ;;
        *) mkdir -p "$(dirname "$to")"; cp -a "$from/${1#/}" "$to" ;;
      esac
    fi
    shift
  done
}

number=0
while read -r instruction rest; do
  case $instruction in
    FROM)
      number=$((number + 1))
      name=${rest##* AS }
      [ "$name" = "$rest" ] && name=last
      begin "$name"
      ;;
    WORKDIR) workdir=$rest; mkdir -p "$layers/$stage/root$rest" ;;
    # shellcheck disable=SC2086
    COPY) copy $rest ;;
    RUN)
      echo "RUN $rest"
      chroot "$layers/$stage/root" sh -c "cd $workdir && $rest" </dev/null
      ;;
    USER) user=$rest ;;
  esac
done <<INSTRUCTIONS
$(grep -v '^#' "$repository/deploy/Dockerfile" | grep -v '^$')
INSTRUCTIONS

# The image as `docker run --read-only --tmpfs /tmp -v …:/var/lib/mst` has it: nothing but data and /tmp can be written.
image="$layers/last/root"
mount -t tmpfs tmpfs "$image/tmp"
# A new volume has the owner of the folder in the image.
owner=$(stat -c %u:%g "$image/var/lib/mst")
mount -t tmpfs -o mode=700 tmpfs "$image/var/lib/mst"
chown "$owner" "$image/var/lib/mst"
mount -o remount,ro "$image"
if chroot --userspec="$user" "$image" sh -c 'touch /app/x' 2>/dev/null; then
  echo 'the root can be written' && exit 1
fi
start="cd $workdir && exec env -u DATABASE_URL MODE=demo NODE_ENV=production HOST=127.0.0.1 PORT=34567 DATA_DIR=/var/lib/mst"
chroot --userspec="$user" "$image" sh -c "$start node --enable-source-maps dist/server/main.js" </dev/null >&2 &
server=$!
chroot --userspec="$user" "$image" sh -c "cd $workdir && node deploy/ready.mjs http://127.0.0.1:34567/readyz 60"
echo "healthy: $(curl -s http://127.0.0.1:34567/healthz), page $(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:34567/), as user $(stat -c %u "/proc/$server")"
kill -TERM $server
wait $server && echo 'ended with 0'
echo "image: $(du -sm "$image/app" | cut -f1) MB"

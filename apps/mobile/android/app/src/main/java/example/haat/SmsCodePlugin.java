package example.haat;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import androidx.core.content.ContextCompat;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import com.google.android.gms.auth.api.phone.SmsRetriever;
import com.google.android.gms.common.api.CommonStatusCodes;
import com.google.android.gms.common.api.Status;
import org.json.JSONObject;

/** Reads the SMS of a sign-in code. Google's service passes on only an SMS with this app's hash, so no permission is needed. */
@CapacitorPlugin(name = "SmsCode")
public class SmsCodePlugin extends Plugin {

    private PluginCall waiting;
    private BroadcastReceiver receiver;

    /** Resolves with the SMS, or with null after five minutes or when another call replaces this one. */
    @PluginMethod
    public void read(PluginCall call) {
        answer(null);
        waiting = call;
        listen();
        SmsRetriever.getClient(getContext())
            .startSmsRetriever()
            .addOnFailureListener((error) -> {
                if (waiting != call) return;
                stop();
                call.reject(error.getMessage());
            });
    }

    private void listen() {
        receiver = new BroadcastReceiver() {
            @Override
            public void onReceive(Context context, Intent intent) {
                Bundle extras = intent.getExtras();
                if (extras == null) return;
                Status status = (Status) extras.get(SmsRetriever.EXTRA_STATUS);
                boolean isHere = status != null && status.getStatusCode() == CommonStatusCodes.SUCCESS;
                answer(isHere ? extras.getString(SmsRetriever.EXTRA_SMS_MESSAGE) : null);
            }
        };
        ContextCompat.registerReceiver(
            getContext(),
            receiver,
            new IntentFilter(SmsRetriever.SMS_RETRIEVED_ACTION),
            SmsRetriever.SEND_PERMISSION,
            null,
            ContextCompat.RECEIVER_EXPORTED
        );
    }

    private void answer(String text) {
        PluginCall call = waiting;
        stop();
        if (call == null) return;
        JSObject result = new JSObject();
        result.put("text", text == null ? JSONObject.NULL : text);
        call.resolve(result);
    }

    private void stop() {
        waiting = null;
        if (receiver != null) getContext().unregisterReceiver(receiver);
        receiver = null;
    }

    @Override
    protected void handleOnDestroy() {
        stop();
    }
}
